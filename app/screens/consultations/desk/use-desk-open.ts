import { useEffect, useState } from 'react'

/** Must match the variant `desk-beside` of app.css. */
export const DESK_BESIDE = '(width >= 1000px) or ((width >= 700px) and (height < 500px))'

/**
 * True while the desk is open. Where it replaces the conversation, it closes when that needs an answer, or has ended.
 */
export function useDeskOpen(folds: boolean): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (folds && !matchMedia(DESK_BESIDE).matches) setOpen(false)
  }, [folds])
  return [open, setOpen]
}
