"""Asking about everything on a table: what is drawn without a word about it, and what the rest says."""

import re
from typing import Any

from playwright.sync_api import Page

# What is drawn on a table and can be asked nothing: shapes of drawings, and texts that are no sentence of the page.
# Scenery is marked as such (`data-scenery`); the prompt, the end and dialogs speak for themselves.
SILENT = """() => {
  const SHAPES = 'path, circle, rect, ellipse, line, polygon, polyline, text, image';
  const ours = '.stage, .players';
  const said = '.asking, .prompt, .climax, .end, dialog, .unseen';
  const apart = `[data-ask], [data-scenery], defs, clipPath, mask, pattern, ${said}`;
  const drawn = [...document.querySelectorAll(ours)].flatMap(part => [...part.querySelectorAll('*')]).filter(thing => {
    const {width, height} = thing.getBoundingClientRect();
    if (width === 0 && height === 0) return false;
    if (thing instanceof SVGElement) return thing.matches(SHAPES);
    return [...thing.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.textContent.trim());
  });
  const silent = drawn.filter(thing => !thing.closest(apart));
  return [...new Set(silent.map(thing => {
    const around = thing.closest('g[class], svg[class], div[class], span[class], button') ?? thing.parentElement;
    return `${thing.tagName} ${(thing.textContent ?? '').trim().slice(0, 30)} in ${around.outerHTML.slice(0, 120)}`;
  }))];
}"""
# Of the open note: what it says, its rules, and what it covers of its thing and of the prompt, in square pixels.
NOTE = """() => {
  const note = document.querySelector('.note.placed'), frame = document.querySelector('.frame');
  if (!note || !frame) return null;
  const shared = (one, other) =>
    Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
    Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const here = note.getBoundingClientRect(), thing = frame.getBoundingClientRect();
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  return {
    texts: [...note.querySelectorAll('p')].map(line => line.childNodes[0].textContent.trim()),
    rules: [...note.querySelectorAll('a')].map(link => new URL(link.href).hash.slice(1)),
    covers: [shared(here, thing), shared(here, prompt)].map(Math.round),
    outside: here.left < 0 || here.top < 0 || here.right > innerWidth || here.bottom > innerHeight,
    place: [thing.left, thing.top],
  };
}"""


def silent(page: Page) -> list[str]:
    """What is drawn and says nothing of itself."""
    found: list[str] = page.evaluate(SILENT)
    return found


def note(page: Page) -> dict[str, Any]:
    """What the note says that is open."""
    page.wait_for_selector(".note.placed")
    found: dict[str, Any] = page.evaluate(NOTE)
    return found


def all_notes(page: Page) -> list[dict[str, Any]]:
    """What everything on the table says, asked by key from the first thing to the last."""
    count = page.evaluate("[...document.querySelectorAll('.table [data-ask]')].length")
    page.evaluate("document.activeElement.blur()")
    page.mouse.move(1, 1)
    page.keyboard.press("?")
    found = [note(page)]
    for _ in range(count - 1):
        before = page.evaluate("document.querySelector('.frame').getAttribute('style')")
        page.keyboard.press("ArrowRight")
        page.wait_for_function(
            "before => document.querySelector('.frame')?.getAttribute('style') !== before || true", arg=before
        )
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        found.append(note(page))
    page.keyboard.press("Escape")
    return found


def rules_of(book: str) -> set[str]:
    """The numbers of a rulebook's rules."""
    return set(re.findall(r"\*\*([A-Z]+\d+)\*\*", book))
