import { useState } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'
import { saveFile } from '#app/ui/save-file.ts'
import { pdfButtonTexts } from './pdf-button-text.ts'

/** Creates the file in the browser; the library is loaded on the first click. `name` becomes the file name. */
export function PdfButton({ name, make }: { name: string; make: () => Promise<Blob> }) {
  const text = useTexts(pdfButtonTexts)
  const [busy, setBusy] = useState(false)
  async function download() {
    setBusy(true)
    try {
      await saveFile(`${name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}.pdf`, await make())
    } catch (error) {
      console.error(error)
      toast.error(text.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="sm" className="print:hidden" loading={busy} onClick={() => void download()}>
      <Icon name="download" size="sm" />
      {text.pdf}
    </Button>
  )
}
