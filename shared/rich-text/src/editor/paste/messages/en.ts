/** Words of what was pasted, loaded with what reads it. */
export default {
  'richText.files': 'Files can’t be pasted here. To add an image, choose “Image” and enter its URL.',
  'richText.lost.pictures':
    '{count, plural, one {# image or video couldn’t be pasted.} other {# images or videos couldn’t be pasted.}} To add an image, choose “Image” and enter its URL.',
  'richText.lost.links':
    '{count, plural, one {# link was pasted as text} other {# links were pasted as text}}, because only links to websites and apps can be kept.',
} as const
