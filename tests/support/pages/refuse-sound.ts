// A browser that plays no live sound until somebody presses the button for it. A Chromium that captures a microphone refuses
// nothing by itself, so that the refusal is the test's.
import type { Page } from '@playwright/test'

export async function refuseSound(page: Page, button = 'Turn sound on'): Promise<void> {
  await page.addInitScript((label) => {
    const play = HTMLMediaElement.prototype.play
    let allowed = false
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest('button')?.textContent === label) allowed = true
    }
    addEventListener('click', press, { capture: true })
    HTMLMediaElement.prototype.play = function () {
      if (allowed || !(this.srcObject instanceof MediaStream)) return play.call(this)
      return Promise.reject(new DOMException('play() failed', 'NotAllowedError'))
    }
  }, button)
}
