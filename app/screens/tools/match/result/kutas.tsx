// The eight kutas: both classes, the points, what they mean, and the rule behind them.
import { cx } from '#app/ui/cx.ts'
import { tableClass, tableFrame } from '#app/ui/table-class.ts'
import type { Koota } from '#workers/jyotish/match/kootas.ts'
import type { PairMatch } from '#workers/jyotish/match/sides.ts'
import { kutaClasses, kutaRule, type Names } from '../kuta-rules.ts'
import { kutaRows } from '../match-sentences.ts'
import { matchText as text } from '../match-text.ts'
import { Block } from './block.tsx'

type Props = { match: PairMatch; names: Names }

export function Kutas({ match, names }: Props) {
  return (
    <Block id="kutas" term="ashtakoota" title={text.kutas} what={text.what.kutas(names.a, names.b)}>
      <div className={tableFrame()}>
        <table
          className={cx(
            tableClass({ cards: true }),
            '[&_tfoot_td]:border-t [&_tfoot_td]:border-text [&_tfoot_td]:p-3.5 [&_tfoot_td]:text-16 print:[&_tr]:break-inside-avoid',
          )}
        >
          <caption className="sr-only">{text.kutas}</caption>
          <thead>
            <tr>
              <th scope="col">{text.kuta}</th>
              <th scope="col">{names.a}</th>
              <th scope="col">{names.b}</th>
              <th scope="col">{text.pointsColumn}</th>
              <th scope="col" className="text-right tabular-nums">
                {text.score}
              </th>
            </tr>
          </thead>
          <tbody>
            {kutaRows(match).map(({ koota, name, about, meaning }) => {
              const classes = kutaClasses(koota, match)
              return (
                <tr key={koota.koota}>
                  <td className="lead-cell">
                    <b>{name}</b>
                    <span className="block text-small text-muted">{about}</span>
                  </td>
                  <td data-l={names.a}>{classes.a}</td>
                  <td data-l={names.b}>{classes.b}</td>
                  <td className="w-[40%] max-[720px]:order-1 max-[720px]:w-full max-[720px]:pt-2! max-[720px]:text-left! [&_p]:mt-1.5 [&_p]:leading-[1.5]">
                    <Points koota={koota} />
                    <p className="text-small">{meaning}</p>
                    <details className="text-small [&_summary]:mt-1 [&_summary]:inline-block [&_summary]:cursor-pointer [&_summary]:text-link print:[&_summary]:hidden print:[&::details-content]:block print:[&::details-content]:[content-visibility:visible]">
                      <summary>
                        {text.rule}
                        <span className="sr-only"> {text.ruleOf(name)}</span>
                      </summary>
                      <p className="text-muted">{kutaRule(koota, names, match)}</p>
                    </details>
                  </td>
                  <td data-l={text.score} className="text-right num whitespace-nowrap">
                    <b>{koota.points}</b> <span className="text-muted">{text.of(koota.max)}</span>
                  </td>
                </tr>
              )
            })}
          </tbody>
          <tfoot>
            <tr>
              <td className="lead-cell" colSpan={4}>
                <b>{text.total}</b>
              </td>
              <td className="text-right num whitespace-nowrap">
                <b>{match.total}</b> <span className="text-muted">{text.of(match.max)}</span>
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
    <span className="grid max-w-75 grid-cols-8 gap-1 [&_i]:h-2.5 [&_i]:rounded-[3px]" aria-hidden="true">
      {Array.from({ length: max }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a bar have no other name
        <i key={i} className={state(i)} />
      ))}
    </span>
  )
}
