// Records the use of the microphone by a page.
import type { Page } from '@playwright/test'

type Watched = { microphones(): number; microphoneFails?: boolean }

/** From its next document on: counts what it holds, and can make the next one fail. */
export async function watchMicrophones(page: Page) {
  await page.addInitScript(() => {
    const media = navigator.mediaDevices
    const ask = media.getUserMedia.bind(media)
    const taken: MediaStream[] = []
    const isLive = ({ readyState }: MediaStreamTrack) => readyState === 'live'
    const watched: Watched = { microphones: () => taken.flatMap((each) => each.getTracks()).filter(isLive).length }
    Object.assign(window, watched)
    media.getUserMedia = async (wanted) => {
      if ((window as unknown as Watched).microphoneFails) throw new DOMException('', 'NotReadableError')
      const stream = await ask(wanted)
      taken.push(stream)
      return stream
    }
  })
  return {
    held: () => page.evaluate(() => (window as unknown as Watched).microphones()),
    fail: (on: boolean) => page.evaluate((on) => Object.assign(window, { microphoneFails: on }), on),
  }
}
