// A client's report of a review; the dialog's code loads with its opening.

import { type ComponentType, useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { PlainButton } from '#app/ui/plain-button.tsx'
import { directoryTexts } from './directory-text.ts'
import type { ReportDialogProps } from './report-dialog.tsx'

export function ReportReview({ id, author }: { id: string; author: string }) {
  const text = useTexts(directoryTexts)
  const [Dialog, setDialog] = useState<ComponentType<ReportDialogProps> | null>(null)
  const [open, setOpen] = useState(false)

  async function ask() {
    const { ReportDialog } = await import('./report-dialog.tsx')
    setDialog(() => ReportDialog)
    setOpen(true)
  }

  return (
    <>
      <PlainButton
        className="mt-1 inline-flex min-h-9 items-center text-tiny text-muted underline hover:text-text"
        aria-label={text.reportOf(author)}
        onClick={() => void ask()}
      >
        {text.report}
      </PlainButton>
      {Dialog ? <Dialog id={id} open={open} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
