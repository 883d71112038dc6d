/** Cents of a typed amount: "20", "12.5", "$12.50". Null for other text. */
export function parseDollars(value: string): number | null {
  const match = /^\$?(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(value.trim())
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}
