// The table of docs/accuracy.md with our errors of 1800 to 2200, to 70° of latitude.
export type Wide = {
  date: string
  rows: number
  figures: { what: string; n: number; largest: number; p95: number; unit: string }[]
}

export function wideMarkdown({ date, rows, figures }: Wide): string {
  return [
    '<!-- wide -->',
    '',
    `Measured on ${date} with ${rows} random instants and places of 1800–2199, a third of them at 60–70° of latitude.`,
    '',
    '| what | n | largest | 95 % within | unit |',
    '| --- | ---: | ---: | ---: | --- |',
    ...figures.map(
      ({ what, n, largest, p95, unit }) => `| ${what} | ${n} | ${largest.toFixed(3)} | ${p95.toFixed(3)} | ${unit} |`,
    ),
    '',
    '<!-- /wide -->',
  ].join('\n')
}
