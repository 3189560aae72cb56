/** Icons as strokes on a square of 24, drawn for this project. */

export const MENU = "M4 7h16M4 12h16M4 17h16";
export const COPY = "M9 9h11v11H9zM5 15H4V4h11v1";
export const SHARE = "M12 15V4m0 0L8 8m4-4l4 4M5 13v7h14v-7";
export const FLIP = "M7 4v14m0 0l-3-3m3 3l3-3M17 20V6m0 0l-3 3m3-3l3 3";
export const FLAG = "M6 21V4m0 1h11l-2.5 4L17 13H6";
export const STOP =
  "M8 13V6.5a1.5 1.5 0 0 1 3 0V11m0-6a1.5 1.5 0 0 1 3 0v6m0-4.5a1.5 1.5 0 0 1 3 0V14c0 4-2 7-6 7-3 0-4.5-1.5-6-4.5L4 13.5c1-1.5 3-1 4 .5";
export const FIRST = "M18 6l-7 6 7 6M7 6v12";
export const PREVIOUS = "M15 6l-7 6 7 6";
export const NEXT = "M9 6l7 6-7 6";
export const LAST = "M6 6l7 6-7 6M17 6v12";
export const DOWN = "M6 9l6 6 6-6";
export const UP = "M6 15l6-6 6 6";
export const FIND = "M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16 16l4.5 4.5";
export const YES = "M5 12.5l4.5 4.5L19 7";
export const CLOSE = "M6 6l12 12M18 6L6 18";
export const EYE =
  "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z";
export const PRINT = "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z";
export const FILE = "M6 3h8l4 4v14H6zM14 3v4h4";
export const CUT =
  "M3 3l18 18M5 10a12 12 0 0 1 4-2.5M19 10a12 12 0 0 0-7-3M8.5 14a6 6 0 0 1 6 0M12 18.5v.1";
export const PENCIL = "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3";
export const HOME = "M4 11l8-7 8 7M6 10v10h12V10";
export const DEVICES = "M3 5h12v9H3zM6 18h6M17 9h4v11h-4z";
export const ARBITER = "M12 3v3M5 7h14M5 7l-3 7h6zM19 7l-3 7h6zM12 6v14M8 20h8";
export const HALL = "M4 5h6v5H4zM14 5h6v5h-6zM4 14h6v5H4zM14 14h6v5h-6z";
export const PRACTISE = "M9 20h6l1-4c2-2 3-4 3-7a7 7 0 0 0-11-5L5 7v4h3c0 3-1 4-2 5l1 4z";
export const CLOCK = "M12 6a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 10v4l2.5 2M10 3h4";
export const PRESS = "M12 4v11m0 0l-4-4m4 4l4-4M5 20h14";
export const UNDO = "M8 6L4 10l4 4M4 10h10a5 5 0 0 1 0 10h-3";
export const PLAY = "M8 5l11 7-11 7z";
export const PLUS = "M12 5v14M5 12h14";
export const ADJUST = "M4 8h10M18 8h2M4 16h2M10 16h10M16 6v4M8 14v4";
export const SPEAKER = "M4 10v4h4l5 4V6L8 10zM16.5 9a4 4 0 0 1 0 6";
export const TURN = "M4 9h13l-3-3M20 15H7l3 3";
