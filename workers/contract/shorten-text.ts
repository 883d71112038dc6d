/** The first words of a text, `max` characters at most, with "…" where words are left out. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).replace(/[\s.,;:!?–—-]+$/, '')}…`
}
