// The eight kootas: both classes, the points, what they mean, and the rule behind them.

import type { Koota } from 'drishti-jyotish/match/kootas.ts'
import type { PairMatch } from 'drishti-jyotish/match/pair-input.ts'
import { useTexts } from '#app/language/texts.ts'
import { kootaClasses, kootaRule, type Names } from '#app/screens/match/koota-rules.ts'
import { kootaRows } from '#app/screens/match/match-sentences.ts'
import { matchTexts } from '#app/screens/match/match-text.ts'
import { cx } from '#app/ui/cx.ts'
import { tableClass, tableFrame } from '#app/ui/table/table-class.ts'
import { Block } from './result-section.tsx'

/** On a phone both classes are side by side, each below its name. */
const classCell =
  'max-[720px]:col-span-2 max-[720px]:min-w-0 max-[720px]:text-left max-[720px]:wrap-anywhere max-[720px]:before:float-none max-[720px]:before:block max-[720px]:before:text-12'
const sumCell = 'text-16 min-[720px]:border-t min-[720px]:border-text min-[720px]:p-3.5'

type Props = { match: PairMatch; names: Names }

export function Kootas({ match, names }: Props) {
  const text = useTexts(matchTexts)
  return (
    <Block id="kootas" term="ashtakoota" title={text.kootas} what={text.what.kootas(names.a, names.b)}>
      <div className={tableFrame()}>
        <table className={tableClass({ cards: true })}>
          <caption className="sr-only">{text.kootas}</caption>
          <thead>
            <tr className="print:break-inside-avoid">
              <th scope="col">{text.koota}</th>
              <th scope="col">{names.a}</th>
              <th scope="col">{names.b}</th>
              <th scope="col">{text.pointsColumn}</th>
              <th scope="col" className="text-right tabular-nums">
                {text.score}
              </th>
            </tr>
          </thead>
          <tbody>
            {kootaRows(match).map(({ koota, name, about, meaning }) => {
              const classes = kootaClasses(koota, match)
              return (
                <tr
                  key={koota.koota}
                  className="max-[720px]:grid max-[720px]:grid-cols-4 max-[720px]:gap-x-3 print:break-inside-avoid"
                >
                  <td className="lead-cell max-[720px]:col-span-3">
                    <b>{name}</b>
                    <span className="block text-small text-muted">{about}</span>
                  </td>
                  <td data-l={names.a} className={classCell}>
                    {classes.a}
                  </td>
                  <td data-l={names.b} className={classCell}>
                    {classes.b}
                  </td>
                  <td className="w-[40%] max-[720px]:order-1 max-[720px]:col-span-full max-[720px]:w-full max-[720px]:pt-2 max-[720px]:text-left">
                    <Points koota={koota} />
                    <p className="mt-1.5 text-small leading-[1.5]">{meaning}</p>
                    <details className="text-small print:details-content:block print:details-content:[content-visibility:visible]">
                      <summary className="mt-1 inline-block min-h-6 cursor-pointer text-link print:hidden">
                        {text.rule}
                        <span className="sr-only"> {text.ruleOf(name)}</span>
                      </summary>
                      <p className="mt-1.5 leading-[1.5] text-muted">{kootaRule(koota, names, match)}</p>
                    </details>
                  </td>
                  <td
                    data-l={text.score}
                    className="text-right num whitespace-nowrap max-[720px]:-order-1 max-[720px]:text-16 max-[720px]:before:hidden"
                  >
                    <b>{text.scoreOf(koota.points, koota.max)}</b>
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr className="print:break-inside-avoid">
              <td className={cx('lead-cell', sumCell)} colSpan={4}>
                <b>{text.total}</b>
              </td>
              <td className={cx('text-right num whitespace-nowrap', sumCell)}>
                <b>{text.scoreOf(match.total, match.max)}</b>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Block>
  )
}

const EMPTY = 'bg-sunken shadow-[inset_0_0_0_1px_var(--color-line-strong)]'
const HALF =
  'bg-linear-[90deg,var(--data-1)_50%,var(--color-sunken)_50%] shadow-[inset_0_0_0_1px_var(--color-line-strong)]'

function Points({ koota: { points, max } }: { koota: Koota }) {
  const state = (i: number) => (points >= i + 1 ? 'bg-(--data-1)' : points > i ? HALF : EMPTY)
  return (
    <span className="grid max-w-75 grid-cols-8 gap-1" aria-hidden="true">
      {Array.from({ length: max }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a bar have no other name
        <i key={i} className={cx('h-2.5 rounded-[3px]', state(i))} />
      ))}
    </span>
  )
}
