// How the seven grahas regard each other: by nature, by their places in this chart, and both together.
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import { SEVEN } from '#workers/jyotish/zodiac.ts'
import { kundliText as text } from '../kundli-text.ts'

const { friendship } = text

export function Friendships({ kundli: { friendships } }: { kundli: Kundli }) {
  return (
    <section className="card kfriends kpaper--wide">
      <div className="card__head">
        <h3>{friendship.title}</h3>
      </div>
      <ScrollArea className="kscroll">
        <table className="table table--compact">
          <caption className="sr">{friendship.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{friendship.of}</th>
              {SEVEN.map((to) => (
                <th key={to} scope="col">
                  {text.graha(to)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SEVEN.map((of) => (
              <tr key={of}>
                <th scope="row">{text.graha(of)}</th>
                {SEVEN.map((to) => {
                  const found = friendships.find((each) => each.of === of && each.to === to)
                  return (
                    <td key={to}>
                      {found ? (
                        <>
                          <b>{text.dignities[found.compound] ?? found.compound}</b>
                          <span className="tiny muted kfriends__by">
                            {friendship.by(found.natural, found.temporal)}
                          </span>
                        </>
                      ) : (
                        '–'
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
      <p className="small muted kfact__note">{friendship.note}</p>
    </section>
  )
}
