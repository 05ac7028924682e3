/** Points of each device's screen, held upright. */
const DEVICES = {
  small: { width: 320, height: 568 },
  large: { width: 412, height: 915 },
  tablet: { width: 768, height: 1024 },
} as const
export type DeviceId = keyof typeof DEVICES

/** Room in the preview, in pixels. */
const ROOM = { width: 280, height: 460 } as const

interface Fitted {
  readonly width: number
  readonly height: number
  /** At most 1. */
  readonly scale: number
}

export function fitted(device: DeviceId, isTurned: boolean): Fitted {
  const { width: short, height: long } = DEVICES[device]
  const [width, height] = isTurned ? [long, short] : [short, long]
  return { width, height, scale: Math.min(1, ROOM.width / width, ROOM.height / height) }
}
