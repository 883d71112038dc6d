/** +12025550100 → +1 202 555 0100, without line breaks; numbers of other plans do not change. */
export function formatPhone(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  return line ? `+1\u00a0${area}\u00a0${exchange}\u00a0${line}` : number
}

/** US numbers as (202) 555-0100, others grouped: +91 98450 11023. */
export function formatNational(number: string): string {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? []
  if (line) return `(${area}) ${exchange}-${line}`
  return number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3')
}
