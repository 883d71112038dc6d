// The head of a chart's result: whose it is, of when and where, and what can be done with it.

import { useEffect, useRef } from 'react'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { PdfButton } from '#app/charts/pdf/pdf-button.tsx'
import { useTexts } from '#app/language/texts.ts'
import type { ResultProps } from '#app/screens/kundli/result/result-props.ts'
import { useTitle } from '#app/shell/use-title.ts'
import { ResultActions } from '#app/tool-forms/result-actions.tsx'
import { shareAddress } from '#app/tool-forms/share-address.ts'
import { Button } from '#app/ui/button.tsx'
import { MoreIcon } from '#app/ui/icons/more-icon.tsx'
import { birthLine } from './birth-line.ts'

type Props = Pick<ResultProps, 'cast' | 'actions'> & { title: string; kind: string; makePdf: () => Promise<Blob> }

export function ChartHead({ cast, actions, title, kind, makePdf }: Props) {
  const text = useTexts(kundliTexts)
  const { name } = cast.input
  const heading = useRef<HTMLHeadingElement>(null)
  useTitle(`${title}: ${kind}`)
  // The form was long, so the page scrolls to the top of the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="page-head">
      <div className="min-w-0">
        <h1 tabIndex={-1} ref={heading} className="wrap-anywhere focus:outline-none">
          {title}
        </h1>
        <p className="num">
          {kind} · {birthLine(cast)}
        </p>
      </div>
      {actions ? (
        <ResultActions main={null}>
          <Button size="sm" onClick={actions.edit}>
            <MoreIcon name="pencil" size="sm" />
            {text.edit}
          </Button>
          <Button size="sm" onClick={() => void shareAddress(text.shared)}>
            <MoreIcon name="share-2" size="sm" />
            {text.share}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            <MoreIcon name="printer" size="sm" />
            {text.print}
          </Button>
          <PdfButton name={name ? `${name} ${kind}` : kind} make={makePdf} />
        </ResultActions>
      ) : null}
    </div>
  )
}
