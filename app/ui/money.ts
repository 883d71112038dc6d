// Dollars as every page writes them; components and rupees stand in amounts.tsx, which fewer pages load.

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

/** Grouped by hand, so the server and every browser write the same figure. */
export function formatUsd(cents: number): string {
  const { sign, whole, cents: rest } = splitAmount(cents)
  return `${sign}$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}
