// The eight kutas: both classes, the points, what they mean, and the rule behind them.
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
      <div className="table-wrap">
        <table className="table table--cards mkutas">
          <caption className="sr">{text.kutas}</caption>
          <thead>
            <tr>
              <th scope="col">{text.kuta}</th>
              <th scope="col">{names.a}</th>
              <th scope="col">{names.b}</th>
              <th scope="col">{text.pointsColumn}</th>
              <th scope="col" className="r">
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
                    <span className="small muted mkutas__about">{about}</span>
                  </td>
                  <td data-l={names.a}>{classes.a}</td>
                  <td data-l={names.b}>{classes.b}</td>
                  <td className="mkutas__why">
                    <Points koota={koota} />
                    <p className="small">{meaning}</p>
                    <details className="mrule small">
                      <summary>
                        {text.rule}
                        <span className="sr"> {text.ruleOf(name)}</span>
                      </summary>
                      <p className="muted">{kutaRule(koota, names, match)}</p>
                    </details>
                  </td>
                  <td data-l={text.score} className="r num nowrap">
                    <b>{koota.points}</b> <span className="muted">{text.of(koota.max)}</span>
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
              <td className="r num nowrap">
                <b>{match.total}</b> <span className="muted">{text.of(match.max)}</span>
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Block>
  )
}

function Points({ koota: { points, max } }: { koota: Koota }) {
  const state = (i: number) => (points >= i + 1 ? 'on' : points > i ? 'half' : undefined)
  return (
    <span className="kpts" aria-hidden="true">
      {Array.from({ length: max }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a bar have no other name
        <i key={i} className={state(i)} />
      ))}
    </span>
  )
}
