/** How wide and high a QR code is drawn: a phone reads it from an arm's length. */
export const QR_SIDE = '44'
