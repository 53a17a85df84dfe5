const FIRST_TONE_HZ = 1318.5;
const SECOND_TONE_HZ = 1046.5;
const BETWEEN_SECONDS = 0.22;
const FADE_SECONDS = 0.9;
/** Soft even at full volume. */
const LOUDEST = 0.5;

function strike(context: AudioContext, hertz: number, atSeconds: number, volume: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, atSeconds);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, volume * LOUDEST), atSeconds + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, atSeconds + FADE_SECONDS);
  gain.connect(context.destination);
  const tone = context.createOscillator();
  tone.type = "sine";
  tone.frequency.value = hertz;
  tone.connect(gain);
  tone.start(atSeconds);
  tone.stop(atSeconds + FADE_SECONDS);
}

/** Rings the two-tone bell once. `volume` is between 0 and 1; at 0 nothing sounds. */
export function ringBell(context: AudioContext, volume: number): void {
  if (volume <= 0) return;
  strike(context, FIRST_TONE_HZ, context.currentTime, volume);
  strike(context, SECOND_TONE_HZ, context.currentTime + BETWEEN_SECONDS, volume);
}

type Note = { hertz: number; atSeconds: number };

const FALLING: readonly Note[] = [
  { hertz: 784, atSeconds: 0 },
  { hertz: 523.25, atSeconds: 0.25 },
  { hertz: 392, atSeconds: 0.5 },
];

/** What happened can be told apart without looking: falling, rising, three short ones, or a chord that rises. */
const TUNES: Record<"canceled" | "ready" | "printer" | "booked" | "bookingCanceled", readonly Note[]> = {
  canceled: FALLING,
  bookingCanceled: FALLING,
  booked: [
    { hertz: 523.25, atSeconds: 0 },
    { hertz: 659.25, atSeconds: 0.16 },
    { hertz: 784, atSeconds: 0.32 },
  ],
  ready: [
    { hertz: 659.25, atSeconds: 0 },
    { hertz: 987.77, atSeconds: 0.18 },
  ],
  printer: [
    { hertz: 880, atSeconds: 0 },
    { hertz: 880, atSeconds: 0.2 },
    { hertz: 880, atSeconds: 0.4 },
  ],
};

/** Plays what stands for a kind of event once. `volume` as with the bell. */
export function playTune(context: AudioContext, kind: keyof typeof TUNES, volume: number): void {
  if (volume <= 0) return;
  for (const { hertz, atSeconds } of TUNES[kind])
    strike(context, hertz, context.currentTime + atSeconds, volume);
}
