/** Digits for a clock that is read from two metres, drawn as strokes; every one equally wide. */

const WIDTH = 66;
const NARROW = 30;

const STROKES: Record<string, string> = {
  "0": "M33 8C51 8 55 25 55 50S51 92 33 92 11 75 11 50 15 8 33 8z",
  "1": "M19 25L37 10V92",
  "2": "M12 29C12 15 21 8 33 8s21 8 21 20C54 48 14 64 11 92H55",
  "3": "M13 20C17 11 24 8 32 8c13 0 20 8 20 19 0 12-8 20-21 20 14 0 23 9 23 22S45 92 31 92c-10 0-17-5-20-14",
  "4": "M44 92V10L9 68H57",
  "5": "M51 9H18L15 46c5-5 11-7 17-7 13 0 22 10 22 26S45 92 31 92c-10 0-17-5-20-13",
  "6": "M48 10C26 18 11 40 11 65c0 17 9 27 22 27s22-10 22-26-9-25-21-25-22 9-23 24",
  "7": "M10 9H55C41 34 31 60 28 92",
  "8": "M33 47C20 47 14 39 14 28S21 8 33 8s19 9 19 20-6 19-19 19zm0 0C18 47 11 57 11 70S20 92 33 92s22-9 22-22-7-23-22-23z",
  "9": "M18 90C40 82 55 60 55 35 55 18 46 8 33 8S11 18 11 34s9 25 21 25 22-9 23-24",
  ":": "M15 33v.1M15 69v.1",
  ".": "M15 91v.1",
  "–": "M14 50H52",
};

const widthOf = (sign: string): number => (sign === ":" || sign === "." ? NARROW : WIDTH);

/** A time as a picture, for the eyes only. */
export function digits(text: string): string {
  let x = 0;
  const strokes = [...text].map((sign) => {
    const stroke = `<path d="${STROKES[sign] ?? ""}" transform="translate(${x})"/>`;
    x += widthOf(sign);
    return stroke;
  });
  return `<svg viewBox="0 0 ${x} 100" aria-hidden="true">${strokes.join("")}</svg>`;
}
