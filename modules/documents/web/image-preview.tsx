/** The address of the picture lives as long as its element: a hidden tab gives it up and gets it back. */
export const ImagePreview = ({ image, name }: { image: Blob; name: string }) => (
  <div className="image-preview">
    <img
      alt={name}
      ref={(element) => {
        if (!element) return;
        const url = URL.createObjectURL(image);
        element.src = url;
        return () => URL.revokeObjectURL(url);
      }}
    />
  </div>
);
