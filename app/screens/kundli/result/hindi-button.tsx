import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Cast } from '#app/charts/cast-kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icons/icon.tsx'
import { toast } from '#app/ui/overlay/toasts.ts'

// Paper is drawn once: its letters must be here before.
const LETTERS = ['400', '600']
const fontOf = (weight: string) => document.fonts.load(`${weight} 16px "Noto Sans Devanagari"`, 'क')

type Sheet = ComponentType<{ cast: Cast; at: number }>

/** Prints the kundli in Hindi: its page is mounted while the print dialog is open. */
export function HindiButton({ cast, at }: { cast: Cast; at: number }) {
  const text = useTexts(kundliTexts)
  const [busy, setBusy] = useState(false)
  const [sheet, setSheet] = useState<{ Sheet: Sheet } | null>(null)
  useEffect(() => {
    if (!sheet) return
    const done = () => setSheet(null)
    window.addEventListener('afterprint', done, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', done)
  }, [sheet])
  async function print() {
    setBusy(true)
    try {
      const [{ default: Sheet }] = await Promise.all([
        import('#app/screens/kundli/hindi/hindi-sheet.tsx'),
        ...LETTERS.map(fontOf),
      ])
      setSheet({ Sheet })
    } catch (error) {
      console.error(error)
      toast.error(text.hindiFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button size="sm" loading={busy} onClick={() => void print()}>
        <Icon name="printer" size="sm" />
        <span lang="hi">{text.hindi}</span>
      </Button>
      {sheet ? createPortal(<sheet.Sheet cast={cast} at={at} />, document.body) : null}
    </>
  )
}
