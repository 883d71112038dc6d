// npm run shots -- [--only kundli,match] [--widths 390,1280] [--bare] [--accept]
const args = process.argv.slice(2)

function listAfter(name: string): string[] {
  const at = args.indexOf(name)
  return at < 0 ? [] : (args[at + 1] ?? '').split(',')
}

const names = listAfter('--only')
const widths = listAfter('--widths')

export const isAccepting = args.includes('--accept')
/** Without boxes over clocks and money, for people who look; such pictures cannot be compared. */
export const isBare = args.includes('--bare')
/** Everything is wanted: neither names nor widths were given. */
export const isWhole = names.length === 0 && widths.length === 0

export const isNamed = (name: string) => names.length === 0 || names.some((part) => name.includes(part))
export const isWidth = (width: number) => widths.length === 0 || widths.includes(String(width))
/** NAME-WIDTH-THEME.png */
export const isWanted = (file: string) => isNamed(file) && isWidth(Number(/-(\d+)-\w+\.png$/.exec(file)?.[1]))
