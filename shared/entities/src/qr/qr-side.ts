/** Width and height of a QR code: a phone reads it from an arm's length. */
export const QR_SIDE = '44'
