// Cameras store pixels in the sensor's orientation, and the rotation in a tag. CIPA DC-008 (Exif 2.32), 4.6.4: tag 0x0112, 1 to
// 8.

const ORIENTATION = 0x0112
const UPRIGHT = 1

/** The JPEG without its metadata, except for the orientation: copied from `whole` to `bare`. */
export function turnedAs(whole: Uint8Array<ArrayBuffer>, bare: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const orientation = orientationOf(new DataView(whole.buffer, whole.byteOffset, whole.byteLength))
  if (orientation === UPRIGHT) return bare
  const segment = segmentOf(orientation)
  const turned = new Uint8Array(bare.length + segment.length)
  turned.set(bare.subarray(0, 2))
  turned.set(segment, 2)
  turned.set(bare.subarray(2), 2 + segment.length)
  return turned
}

function orientationOf(view: DataView): number {
  try {
    for (let at = 2; view.getUint8(at) === 0xff && view.getUint8(at + 1) !== 0xda; at += 2 + view.getUint16(at + 2)) {
      if (view.getUint8(at + 1) !== 0xe1 || view.getUint32(at + 4) !== 0x45786966) continue
      return inFirstDirectory(view, at + 10)
    }
  } catch (error) {
    // A length that points beyond the end of the file.
    if (!(error instanceof RangeError)) throw error
  }
  return UPRIGHT
}

/** `tiff`: the start of the TIFF header, from which its offsets count. */
function inFirstDirectory(view: DataView, tiff: number): number {
  const little = view.getUint16(tiff) === 0x4949
  const directory = tiff + view.getUint32(tiff + 4, little)
  const entries = view.getUint16(directory, little)
  for (let at = directory + 2; at < directory + 2 + entries * 12; at += 12) {
    if (view.getUint16(at, little) !== ORIENTATION) continue
    const value = view.getUint16(at + 8, little)
    return value >= 1 && value <= 8 ? value : UPRIGHT
  }
  return UPRIGHT
}

function segmentOf(orientation: number): Uint8Array {
  return Uint8Array.from([
    0xff,
    0xe1,
    0,
    34,
    0x45,
    0x78,
    0x69,
    0x66,
    0,
    0,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    0x01,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
}
