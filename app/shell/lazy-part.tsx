// A part of a page whose code loads after the page's own: it waits for the code, and says where it is lost.
import { Component, type ReactNode, Suspense } from 'react'
import { Button } from '#app/ui/button.tsx'
import { isLostFile, markShownInPlace, reloadAfterAsking } from './lost-files.ts'
import { lostFilesText as text } from './lost-files-text.ts'

type Props = { fallback?: ReactNode; children: ReactNode }

export function LazyPart({ fallback = null, children }: Props) {
  return (
    <LostFileBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LostFileBoundary>
  )
}

class LostFileBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (isLostFile(error)) markShownInPlace(error)
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    // Other failures are the page's.
    if (!isLostFile(error)) throw error
    return (
      <div className="flex flex-wrap items-center gap-3 py-3 text-14" role="alert">
        <p>{text.lost}</p>
        <Button size="sm" onClick={reloadAfterAsking}>
          {text.tryAgain}
        </Button>
      </div>
    )
  }
}
