const letters = new Intl.Segmenter()

/** The first words of a text, at most `max` characters, with "…" if words are omitted. */
export function shortenText(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = wholeLetters(text, max - 1)
  const space = cut.lastIndexOf(' ')
  const words = space > max / 2 ? cut.slice(0, space) : wholeLetters(cut, Math.floor(max / 2))
  return `${words.replace(/[\s.,;:!?–—-]+$/, '')}…`
}

/** The text before `end`, without splitting an emoji or a letter from its combining marks. */
function wholeLetters(text: string, end: number): string {
  return text.slice(0, letters.segment(text).containing(end)?.index ?? end)
}
