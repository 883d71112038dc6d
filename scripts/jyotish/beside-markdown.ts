// The table of docs/accuracy.md that sets our figures beside those of the Swiss Ephemeris.
import type { Beside } from '../../app/screens/accuracy/read-accuracy.ts'

export function besideMarkdown({ date, node, instants, bodies, ours, swiss }: Beside): string {
  const rows = [
    ['time of a call, ms', ours.ms.toFixed(4), swiss.ms.toFixed(4)],
    ...bodies.map((body, i) => [`${body}, RMS ″`, figure(ours.rms[i]), figure(swiss.rms[i])]),
  ]
  return [
    '<!-- swiss -->',
    '',
    `Measured on ${date} with Node ${node}, ${instants} instants from 1900 to 2100.`,
    '',
    `| | ours, ${ours.version} | Swiss Ephemeris ${swiss.version} (${swiss.package}) |`,
    '| --- | ---: | ---: |',
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '<!-- /swiss -->',
  ].join('\n')
}

const figure = (value = 0) => value.toFixed(4)
