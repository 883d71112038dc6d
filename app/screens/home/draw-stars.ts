// A slow star field on a canvas: static with reduced motion, paused while it is not visible.

/** Square pixels per star, and a maximum that a phone draws in a fraction of a millisecond. */
const AREA = 7000
const MOST = 180
/** Between two drawings. A star moves a tenth of a pixel in this time, and each frame costs the page a pass of its own. */
const PAUSE_MS = 100
/** The sky crosses its width in so many seconds. */
const CROSSING_S = 900

type Star = { x: number; y: number; size: number; light: number; beat: number }

/** Draws until the returned function is called. `data-moving` on the canvas shows whether it moves. */
export function drawStars(canvas: HTMLCanvasElement): () => void {
  const pen = canvas.getContext('2d')
  if (!pen) return () => {}
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const ink = getComputedStyle(canvas).color
  let stars: Star[] = []
  let seen = true
  let frame = 0
  let timer: ReturnType<typeof setTimeout>
  let drawnAt = 0

  function resize() {
    const { clientWidth: width, clientHeight: height } = canvas
    const scale = Math.min(2, devicePixelRatio)
    canvas.width = width * scale
    canvas.height = height * scale
    pen?.scale(scale, scale)
    stars = scatter(Math.min(MOST, Math.round((width * height) / AREA)))
    draw(drawnAt)
  }
  function draw(at: number) {
    const { clientWidth: width, clientHeight: height } = canvas
    if (!pen) return
    pen.clearRect(0, 0, width, height)
    pen.fillStyle = ink
    for (const { x, y, size, light, beat } of stars) {
      pen.globalAlpha = light * (0.75 + 0.25 * Math.sin(at / 1000 / beat + beat * 40))
      const drift = (x + at / 1000 / CROSSING_S) % 1
      pen.beginPath()
      pen.arc(drift * width, y * height, size, 0, 2 * Math.PI)
      pen.fill()
    }
  }
  function step(at: number) {
    drawnAt = at
    draw(at)
    timer = setTimeout(next, PAUSE_MS)
  }
  function next() {
    frame = requestAnimationFrame(step)
  }
  function rest() {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  function update() {
    const moves = seen && !still.matches && !document.hidden
    canvas.dataset.moving = String(moves)
    rest()
    if (moves) next()
  }

  const size = new ResizeObserver(resize)
  const sight = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true
    update()
  })
  size.observe(canvas)
  sight.observe(canvas)
  still.addEventListener('change', update)
  document.addEventListener('visibilitychange', update)
  update()
  return () => {
    rest()
    size.disconnect()
    sight.disconnect()
    still.removeEventListener('change', update)
    document.removeEventListener('visibilitychange', update)
  }
}

/** Stars at fixed positions, so that the sky does not change between two pages. */
function scatter(count: number): Star[] {
  let state = 20_261_122
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  return Array.from({ length: count }, () => {
    const bright = next() ** 3
    return { x: next(), y: next(), size: 0.5 + bright * 1.1, light: 0.25 + bright * 0.65, beat: 1.5 + next() * 3 }
  })
}
