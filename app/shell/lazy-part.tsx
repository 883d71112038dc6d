// Renders a part of a page whose code is loaded on demand, with an error in its place if the file cannot be loaded.

import { Component, type ReactNode, Suspense } from 'react'
import { useTexts } from '#app/language/texts.ts'
import { Button } from '#app/ui/button.tsx'
import { isLostFile, markShownInPlace, reloadAfterAsking } from './errors/lost-files.ts'
import { lostFilesTexts } from './errors/lost-files-text.ts'

type Props = {
  fallback?: ReactNode
  /** Shown if the file of the part cannot be loaded; the default is a sentence with a button. */
  lost?: ReactNode
  children: ReactNode
}

export function LazyPart({ fallback = null, lost = <LostPart />, children }: Props) {
  return (
    <LostFileBoundary lost={lost}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LostFileBoundary>
  )
}

class LostFileBoundary extends Component<Pick<Props, 'lost' | 'children'>, { error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (isLostFile(error)) markShownInPlace(error)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    // The error page handles other failures.
    if (!isLostFile(error)) throw error
    return this.props.lost
  }
}

function LostPart() {
  const text = useTexts(lostFilesTexts)
  return (
    <div className="flex flex-wrap items-center gap-3 py-3 text-14" role="alert">
      <p>{text.lost}</p>
      <Button size="sm" onClick={reloadAfterAsking}>
        {text.tryAgain}
      </Button>
    </div>
  )
}
