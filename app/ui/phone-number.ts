/** +12025550100 as it is read aloud, +1 202 555 0100, in one line; numbers of other plans stay as they are. */
export function formatPhone(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return line ? `+1\u00a0${area}\u00a0${exchange}\u00a0${line}` : number
}
