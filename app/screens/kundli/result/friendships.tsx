// The relations of the seven grahas: by nature, by their places in this chart, and both together.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { SEVEN } from 'drishti-jyotish/zodiac.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { ScrollArea } from '#app/ui/table/scroll-area.tsx'
import { tableClass } from '#app/ui/table/table-class.ts'

export function Friendships({ kundli: { friendships } }: { kundli: Kundli }) {
  const { friendship } = useTexts(kundliTexts)
  const text = useTexts(kundliTexts)
  return (
    <section className="paper-wide col-span-full card">
      <div className="card-head">
        <h3>{friendship.title}</h3>
      </div>
      <ScrollArea className="overflow-x-auto">
        <table className={tableClass({ compact: true })}>
          <caption className="sr-only">{friendship.caption}</caption>
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
                          <span className="block text-tiny text-muted">
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
      <p className="px-5 pt-0 pb-3.5 text-small text-muted">{friendship.note}</p>
    </section>
  )
}
