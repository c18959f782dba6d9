const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

export const recordingFormat = (): string | null =>
  typeof MediaRecorder === 'undefined'
    ? null
    : (formats.find((format) => MediaRecorder.isTypeSupported(format)) ?? null);

export type Microphone = {
  readonly stream: MediaStream;
  /** How loud it is now, from 0 to 1. */
  level(): number;
  close(): void;
};

/** Speech fills the lower part of the scale; this brings it to where the eye looks. */
const loudness = (samples: Float32Array): number => {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  return Math.min(1, Math.sqrt(power) * 4);
};

export async function openMicrophone(): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    stream,
    level() {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
      void context.close();
    },
  };
}

/** Why a microphone cannot be used, in the words of a person. */
export function microphoneTrouble(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError') {
    return 'The browser does not let Caseway use the microphone. Allow it beside the address of the page, then press Record again.';
  }
  if (name === 'NotFoundError')
    return 'No microphone was found. Plug one in, then press Record again.';
  if (name === 'NotReadableError') {
    return 'Another program uses the microphone. Close it, then press Record again.';
  }
  return 'The recording could not begin. What was recorded before is kept in this browser.';
}
