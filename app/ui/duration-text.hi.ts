// Durations in records, in Hindi.
export function recordHindi(h: number, m: number, s: number): string {
  const parts: string[] = []
  if (h > 0) parts.push(h === 1 ? '1 घंटा' : `${h} घंटे`)
  if (m > 0) parts.push(`${m} मिनट`)
  if (s > 0 || parts.length === 0) parts.push(`${s} सेकंड`)
  return parts.join(' ')
}
