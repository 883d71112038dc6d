import type { Page } from '@playwright/test'

/** The loudness of the other side: the root mean square of the sound that plays, at its loudest within a second. */
export function loudness(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { srcObject } = document.querySelector('audio') as HTMLAudioElement
    const audio = new AudioContext()
    const analyser = audio.createAnalyser()
    audio.createMediaStreamSource(srcObject as MediaStream).connect(analyser)
    const data = new Float32Array(analyser.fftSize)
    let loudest = 0
    const end = performance.now() + 1_000
    while (performance.now() < end) {
      await new Promise(requestAnimationFrame)
      analyser.getFloatTimeDomainData(data)
      loudest = Math.max(loudest, Math.sqrt(data.reduce((sum, value) => sum + value * value, 0) / data.length))
    }
    await audio.close()
    return loudest
  })
}
