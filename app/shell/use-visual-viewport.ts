import { useEffect } from 'react'

/** The properties of `window.visualViewport` that are used. */
type Viewport = Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>

/** CSS custom properties for the height and the top (px) of the visible part of the page. */
export function viewportProperties({ height, offsetTop, scale }: Viewport): Record<string, string | null> {
  // Pinch zoom enlarges a part of the page and must not change the layout.
  const zoomed = Math.abs(scale - 1) > 0.01
  return {
    '--viewport-height': zoomed ? null : `${height}px`,
    '--viewport-top': zoomed ? null : `${Math.max(0, offsetTop)}px`,
  }
}

/**
 * Safari does not resize the page for its keyboard but pans it; other browsers resize the page (`interactive-widget`).
 */
export function useVisualViewport(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const update = () => {
      for (const [name, value] of Object.entries(viewportProperties(viewport)))
        document.documentElement.style.setProperty(name, value)
    }
    update()
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
    }
  }, [])
}
