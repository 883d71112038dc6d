const letters = new Intl.Segmenter()

/** The first words of a text, `max` characters at most, with "…" where words are left out. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = wholeLetters(text, max - 1)
  const space = cut.lastIndexOf(' ')
  const words = space > max / 2 ? cut.slice(0, space) : wholeLetters(cut, Math.floor(max / 2))
  return `${words.replace(/[\s.,;:!?–—-]+$/, '')}…`
}

/** The text before `end`. An emoji or a letter with its signs stays whole, or stays away. */
function wholeLetters(text: string, end: number): string {
  return text.slice(0, letters.segment(text).containing(end)?.index ?? end)
}
