// A sentence with a running figure in it: page translators take the words, and leave the figure.
import { Fragment } from 'react'

/** A letter of Unicode's private use, which no sentence has. */
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
