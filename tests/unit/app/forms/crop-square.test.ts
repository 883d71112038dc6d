import { expect, test } from 'vitest'
import { firstCrop, squareOf, within } from '#app/screens/dashboard/own-account/crop-square.ts'

test('a photo is first cut as wide as its shorter side, from its middle', () => {
  expect(firstCrop(400, 300)).toEqual({ width: 400, height: 300, x: 200, y: 150, zoom: 1 })
  expect(squareOf(firstCrop(400, 300))).toBe(300)
})

test('the square never leaves the picture, however far it is dragged or zoomed', () => {
  expect(within({ ...firstCrop(400, 300), x: -50, y: 900 })).toMatchObject({ x: 150, y: 150 })
  expect(within({ ...firstCrop(400, 300), zoom: 2, x: 1000, y: 0 })).toMatchObject({ x: 325, y: 75 })
  expect(squareOf({ ...firstCrop(400, 300), zoom: 99 })).toBe(75)
  expect(squareOf({ ...firstCrop(400, 300), zoom: 0 })).toBe(300)
})
