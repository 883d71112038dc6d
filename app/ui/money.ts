// Dollars and rupees as every page writes them.

const MINUS = '\u2212'

/** Sign, whole units and hundredths of an amount in its smallest unit. */
export function splitAmount(minor: number): { sign: string; whole: string; cents: string } {
  const rounded = Math.round(minor)
  const size = Math.abs(rounded)
  return {
    sign: rounded < 0 ? MINUS : '',
    whole: String(Math.floor(size / 100)),
    cents: String(size % 100).padStart(2, '0'),
  }
}

/** Not Intl, so that the server and every browser render equal text. */
export function formatUsd(cents: number): string {
  const { sign, whole, cents: rest } = splitAmount(cents)
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** Lakhs and crores, also without Intl. */
export function formatInr(paise: number): string {
  const { sign, whole, cents } = splitAmount(paise)
  const head = whole.slice(0, -3)
  const tail = whole.slice(-3)
  const grouped = head ? `${head.replace(/\B(?=(\d{2})+$)/g, ',')},${tail}` : tail
  return `${sign}₹${grouped}.${cents}`
}
