import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { toast } from '#app/ui/toasts.ts'
import type { Cast } from '../cast.ts'
import { kundliText as text } from '../kundli-text.ts'

/** Makes the file in the page; its library comes with the first click. */
export function PdfButton({ cast, at }: { cast: Cast; at: number }) {
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      const { kundliPdf } = await import('../pdf.ts')
      const url = URL.createObjectURL(kundliPdf(cast, at))
      const link = document.createElement('a')
      link.href = url
      link.download = `${(cast.input.name || 'kundli').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}.pdf`
      link.click()
      setTimeout(() => URL.revokeObjectURL(url), 10_000)
    } catch (error) {
      console.error(error)
      toast.error(text.pdfFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" loading={busy} onClick={() => void download()}>
      <Icon name="download" size="sm" />
      {text.pdf}
    </Button>
  )
}
