// A link to another reading of a birth's clock time. The page casts it; without scripts the server does.

import { valuesOf } from '#app/screens/kundli/birth-fragment.ts'
import type { CastInput } from '#app/screens/kundli/cast-kundli.ts'
import { cx } from '#app/ui/cx.ts'
import { linkButtonClass } from '#app/ui/link-button-class.ts'
import type { ResultProps } from './result-props.ts'

type Props = {
  input: CastInput
  change: Partial<Pick<CastInput, 'reading' | 'zone'>>
  actions: ResultProps['actions']
  children: string
}

export function OtherReadingLink({ input, change, actions, children }: Props) {
  if (actions) {
    return (
      <button type="button" className={cx(linkButtonClass, 'print:hidden')} onClick={() => actions.recast(change)}>
        {children}
      </button>
    )
  }
  const values = Object.entries(valuesOf({ ...input, ...change })).filter(([, value]) => value)
  return (
    <form method="post" className="inline print:hidden">
      {values.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={linkButtonClass}>
        {children}
      </button>
    </form>
  )
}
