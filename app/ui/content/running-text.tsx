// A sentence with a changing figure: page translators replace the words, but not the figure.
import { Fragment } from 'react'

/** A letter of Unicode's private use area, which no sentence contains. */
const PLACE = '\uE000'

type Props = { figure: string; children(figure: string): string }

export function RunningText({ figure, children }: Props) {
  const parts = children(PLACE).split(PLACE)
  return parts.map((words, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence keep their order
    <Fragment key={n}>
      {n === 0 ? null : (
        <span className="num" translate="no">
          {figure}
        </span>
      )}
      {words}
    </Fragment>
  ))
}
