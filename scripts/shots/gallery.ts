// One page with all pictures, the differing ones first, each beside the accepted one.
import { writeFileSync } from 'node:fs'
import type { Verdict } from './compare.ts'

const STYLE = `body{font:14px/1.4 system-ui;margin:16px;background:#eee}
section{display:flex;flex-wrap:wrap;gap:8px;margin-bottom:24px}figure{margin:0;background:#fff;padding:8px;max-width:420px}
img{max-width:100%;max-height:480px;object-fit:contain;object-position:top}.different,.new,.gone{outline:2px solid #c33}`

export function writeGallery(file: string, verdicts: readonly Verdict[]): void {
  const rows = [...verdicts].sort((a, b) => Number(a.state === 'equal') - Number(b.state === 'equal'))
  const body = rows.map((verdict) => (verdict.state === 'equal' ? single(verdict) : beside(verdict)))
  writeFileSync(
    file,
    `<!doctype html><title>Screens</title><style>${STYLE}</style>${summaryOf(verdicts)}${body.join('')}`,
  )
}

export function countsOf(verdicts: readonly Verdict[]): string {
  const count = (state: Verdict['state']) => verdicts.filter((each) => each.state === state).length
  return `${count('equal')} equal, ${count('different')} different, ${count('new')} new, ${count('gone')} gone`
}

const summaryOf = (verdicts: readonly Verdict[]) => `<h1>${countsOf(verdicts)}</h1>`

function single({ file }: Verdict): string {
  return `<figure style="display:inline-block;vertical-align:top"><figcaption>${file}</figcaption>${picture('current', file)}</figure>`
}

function beside({ file, state, share, size = '' }: Verdict): string {
  const folders = { different: ['accepted', 'current', 'diff'], new: ['current'], gone: ['accepted'], equal: [] }[state]
  const figures = folders.map(
    (each) => `<figure class="${state}"><figcaption>${each}</figcaption>${picture(each, file)}</figure>`,
  )
  return `<h2>${file}: ${state}, ${(share * 100).toFixed(3)} % ${size}</h2><section>${figures.join('')}</section>`
}

const picture = (folder: string, file: string) =>
  `<a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt=""></a>`
