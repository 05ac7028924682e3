import { isHttpUrl } from './fields/urls.ts'

/** What an address leads to instead of an image or a video: a page of a known site, any web page, or a file of another kind. */
export interface NotMedia {
  readonly kind: 'site' | 'page' | 'file'
  /** The name of the site ('YouTube'), or the ending of the file ('JPG'). */
  readonly found: string
  readonly wanted: 'image' | 'video'
}

const PAGE = 'html?|xhtml|shtml|mhtml'
const IMAGE = 'jpe?g|jfif|png|gif|webp|svg|avif|hei[cf]|bmp|tiff?|ico|psd'
const VIDEO = 'mp4|m4v|mov|webm|mkv|avi|wmv|flv|3gp|mpe?g|ogv'
const OTHER = 'm3u8?|mpd|mp3|m4a|wav|ogg|aac|flac|opus|pdf|docx?|xlsx?|pptx?|csv|txt|json|zip|rar|7z|swf|srt|vtt|apk|ipa|exe'
const WRONG = { image: `${VIDEO}|${OTHER}`, video: `${IMAGE}|${OTHER}` } as const
const MEDIA = new RegExp(`^[^?]+\\.(${IMAGE}|${VIDEO})(\\?|$)`, 'i')

/**
 * Sites whose addresses people copy for the media on them, by host; where it begins with `(^|\.)`, with all subdomains. Where a site has
 * files too, they are those whose path and query fit the third part.
 */
const SITES: readonly (readonly [name: string, host: RegExp, file?: RegExp])[] = [
  ['YouTube', /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/, /^\/vi(_webp)?\//],
  ['Vimeo', /(^|\.)vimeo\.com$/, /^\/(external|progressive_redirect|play)\//],
  ['TikTok', /(^|\.)tiktok\.com$/, /^\/video\/tos\//],
  ['Facebook', /(^|\.)(facebook\.com|fb\.(com|me|watch))$/, /\/picture\b/],
  ['Instagram', /(^|\.)instagram\.com$/, /\/media\/?(\?|$)/],
  ['Threads', /(^|\.)threads\.(net|com)$/],
  ['X', /(^|\.)(x|twitter)\.com$/],
  ['Zalo', /(^|\.)zalo\.me$/],
  ['Telegram', /^(t|telegram)\.me$/],
  ['Reddit', /(^|\.)reddit\.com$/],
  ['LinkedIn', /(^|\.)linkedin\.com$/],
  ['Dailymotion', /(^|\.)(dailymotion\.com|dai\.ly)$/, /^\/thumbnail\//],
  ['Twitch', /(^|\.)twitch\.tv$/, MEDIA],
  ['Bilibili', /(^|\.)(bilibili\.(com|tv)|b23\.tv)$/],
  ['Douyin', /(^|\.)douyin\.com$/],
  ['Wistia', /(^|\.)wistia\.com$/, /^\/deliveries\//],
  ['Loom', /^(www\.)?loom\.com$/],
  ['Streamable', /^(www\.)?streamable\.com$/],
  ['Google Drive', /^(drive|docs)\.google\.com$/, /^\/(u\/\d+\/)?(uc|thumbnail)\?|\/export\/|\/drawings\/.*\/(pub|image)\b/],
  ['Google Photos', /^photos\.(google\.com|app\.goo\.gl)$/],
  ['Google Play', /^play\.google\.com$/],
  ['Google', /^((www|images)\.)?google\.(\w+|com?\.\w+)$/, /^\/s2\/|^[^?]+\.(png|jpe?g|gif|webp|svg|ico)(\?|$)/],
  ['Bing', /^(www\.)?bing\.com$/, /^\/th[/?]/],
  ['App Store', /^(apps|itunes)\.apple\.com$/],
  ['Dropbox', /^(www\.)?dropbox\.com$/, /[?&](raw|dl)=1(&|$)/],
  ['OneDrive', /^(1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com)$/, /[?&]download=1(&|$)|\/download(\.aspx)?\?/],
  ['iCloud', /^(www\.|share\.)?icloud\.com$/],
  ['WeTransfer', /^(we\.tl|(www\.)?wetransfer\.com)$/],
  ['MEGA', /^mega\.(nz|io|co\.nz)$/],
  ['MediaFire', /^((www|app)\.)?mediafire\.com$/],
  ['Canva', /^(www\.)?canva\.com$/],
  ['Figma', /^(www\.)?figma\.com$/],
  ['GIPHY', /^(www\.)?giphy\.com$/, MEDIA],
  ['Tenor', /^(www\.)?tenor\.com$/, MEDIA],
  ['Imgur', /^((www|m)\.)?imgur\.com$/, MEDIA],
  ['ImgBB', /^(ibb\.co|(www\.)?imgbb\.com)$/],
  ['Postimages', /^(www\.)?(postimg\.cc|postimages\.org)$/],
  ['Pinterest', /(^|\.)(pinterest\.(\w+|com?\.\w+)|pin\.it)$/],
  ['Flickr', /^(www\.)?(flickr\.com|flic\.kr)$/],
  ['Unsplash', /^(www\.)?unsplash\.com$/, /\/download\b/],
  ['Pexels', /^(www\.)?pexels\.com$/, /\/download\b/],
  ['Pixabay', /^(www\.)?pixabay\.com$/, /\/(get|download)\//],
  ['Freepik', /^(www\.)?freepik\.com$/, MEDIA],
  ['Shutterstock', /^(www\.)?shutterstock\.com$/, MEDIA],
  ['GitHub', /^(www\.)?github\.com$/, /\/(user-attachments|assets\/\d+|raw|releases\/download)\/|[?&]raw=(1|true)(&|$)|^\/[\w-]+\.png$/],
  ['Wikipedia', /(^|\.)(wikipedia|wikimedia)\.org$/, /^\/wiki\/special:(filepath|redirect)\/|^\/(wikipedia|w\/thumb)/i],
]

/** Returns what a URL leads to if that is certainly no file of this kind, as far as the address says; undefined for any other text. */
export function notMediaAt(address: string, wanted: 'image' | 'video'): NotMedia | undefined {
  if (!isHttpUrl(address)) return undefined
  const { hostname, pathname, search } = new URL(address)
  const [site, , file] = SITES.find(([, host]) => host.test(hostname)) ?? []
  if (site && !file?.test(pathname + search)) return { kind: 'site', found: site, wanted }
  if ((pathname === '/' && search === '') || endingOf(pathname, PAGE)) return { kind: 'page', found: 'HTML', wanted }
  const ending = endingOf(pathname, WRONG[wanted])
  return ending ? { kind: 'file', found: ending.toUpperCase(), wanted } : undefined
}

const endingOf = (pathname: string, endings: string) => new RegExp(`\\.(${endings})$`, 'i').exec(pathname)?.[1]
