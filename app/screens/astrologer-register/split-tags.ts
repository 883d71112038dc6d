/** The parts of a comma-separated text: trimmed, without empty ones and duplicates (case-insensitive). */
export function splitTags(text: string): string[] {
  const parts = new Map<string, string>()
  for (const part of text.split(',').map((piece) => piece.trim().replace(/\s+/g, ' '))) {
    if (part && !parts.has(part.toLowerCase())) parts.set(part.toLowerCase(), part)
  }
  return [...parts.values()]
}
