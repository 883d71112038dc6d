import { expect, test } from 'vitest'
import { viewportProperties } from '#app/shell/use-visual-viewport.ts'

test('a page is as high as what is seen of it above the keyboard, and begins where the browser has panned to', () => {
  expect(viewportProperties({ height: 312, offsetTop: 260, scale: 1 })).toEqual({
    '--viewport-height': '312px',
    '--viewport-top': '260px',
  })
})

test('the page bounced above its top stays at the top', () => {
  expect(viewportProperties({ height: 640, offsetTop: -40, scale: 1 })['--viewport-top']).toBe('0px')
})

test('pinch zoom leaves the layout as it is', () => {
  expect(viewportProperties({ height: 320, offsetTop: 90, scale: 2 })).toEqual({
    '--viewport-height': null,
    '--viewport-top': null,
  })
})
