import { prefs } from './prefs.svelte'

let context: AudioContext | undefined

function blip(pitch: number, at: number, length: number): void {
  if (!context) return
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.value = pitch
  tone.type = 'triangle'
  volume.gain.setValueAtTime(0.0001, context.currentTime + at)
  volume.gain.exponentialRampToValueAtTime(0.12, context.currentTime + at + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + at + length)
  tone.connect(volume).connect(context.destination)
  tone.start(context.currentTime + at)
  tone.stop(context.currentTime + at + length)
}

/** Two rising tones: it is your turn. */
export function yourTurn(): void {
  if (!prefs.all.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  blip(520, 0, 0.16)
  blip(780, 0.13, 0.22)
}
