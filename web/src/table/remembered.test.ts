import { expect, test } from "vitest";
import { due, learned } from "./remembered";

test("what was answered wrong is due at once, what was right later and later", () => {
  const wrong = learned({}, "fide-2023", "7.5.5", false, 100);
  expect(due(wrong, "fide-2023", 100)).toEqual(["7.5.5"]);
  const right = learned(wrong, "fide-2023", "7.5.5", true, 100);
  expect(due(right, "fide-2023", 100)).toEqual([]);
  expect(due(right, "fide-2023", 101)).toEqual(["7.5.5"]);
  const twice = learned(right, "fide-2023", "7.5.5", true, 101);
  expect(due(twice, "fide-2023", 103)).toEqual([]);
  expect(due(twice, "fide-2023", 104)).toEqual(["7.5.5"]);
  expect(due(twice, "home", 104)).toEqual([]);
});

test("what has waited longest comes first", () => {
  const one = learned({}, "home", "Tasapeli 1", false, 9);
  const both = learned(one, "home", "Kuningas 1", false, 7);
  expect(due(both, "home", 10)).toEqual(["Kuningas 1", "Tasapeli 1"]);
});
