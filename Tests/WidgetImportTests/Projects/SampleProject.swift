@testable import WidgetImport

/// A made-up project: an app and its widget extension, in groups and in folders that Xcode follows.
enum SampleProject {
  static let project = #"""
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        ROOT = {isa = PBXProject; buildConfigurationList = PCL; developmentRegion = de;
          mainGroup = MAIN; targets = (APP, EXT, KIT, ); };
        MAIN = {isa = PBXGroup; children = (GW, SYNC, SHARED, PKG, CFG, ); sourceTree = "<group>"; };
        GW = {isa = PBXGroup; children = (F1, F2, F3, VAR, ); path = Widgets; sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = Hello.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "Shared/Model.swift"; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
        VAR = {isa = PBXVariantGroup; children = (DE, EN, ); name = Localizable.strings; sourceTree = "<group>"; };
        DE = {isa = PBXFileReference; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
        EN = {isa = PBXFileReference; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
        CFG = {isa = PBXFileReference; path = Widgets.xcconfig; sourceTree = "<group>"; };
        PKG = {isa = PBXFileReference; lastKnownFileType = wrapper; path = Pack; sourceTree = "<group>"; };
        SYNC = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EX1, EX2, ); path = Followed; sourceTree = "<group>"; };
        SHARED = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EX3, ); path = AppOnly; sourceTree = "<group>"; };
        EX1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, ); target = EXT; };
        EX2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (New.swift, ); target = APP; };
        EX3 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Deep/Lent.swift, Gone.swift, ); target = EXT; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        B3 = {isa = PBXBuildFile; fileRef = F3; };
        B4 = {isa = PBXBuildFile; fileRef = VAR; };
        B5 = {isa = PBXBuildFile; fileRef = F1; platformFilter = maccatalyst; };
        B6 = {isa = PBXBuildFile; fileRef = WK; };
        WK = {isa = PBXFileReference; name = WidgetKit.framework; path = System/WidgetKit.framework; sourceTree = SDKROOT; };
        SRC = {isa = PBXSourcesBuildPhase; files = (B1, B2, ); };
        RES = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
        FW = {isa = PBXFrameworksBuildPhase; files = (B6, ); };
        ASRC = {isa = PBXSourcesBuildPhase; files = (B5, ); };
        APP = {isa = PBXNativeTarget; name = App; buildPhases = (ASRC, ); buildConfigurationList = ACL;
          fileSystemSynchronizedGroups = (SHARED, ); productType = "com.apple.product-type.application"; };
        EXT = {isa = PBXNativeTarget; name = "Hello Widgets"; buildPhases = (SRC, RES, FW, ); buildConfigurationList = ECL;
          fileSystemSynchronizedGroups = (SYNC, ); productType = "com.apple.product-type.app-extension"; };
        KIT = {isa = PBXNativeTarget; name = Kit; buildPhases = (KSRC, ); buildConfigurationList = ACL;
          productType = "com.apple.product-type.framework"; };
        KSRC = {isa = PBXSourcesBuildPhase; files = (B2, ); };
        PCL = {isa = XCConfigurationList; buildConfigurations = (PR, ); defaultConfigurationName = Release; };
        PR = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0;
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = BASE; }; };
        ACL = {isa = XCConfigurationList; buildConfigurations = (AR, ); };
        AR = {isa = XCBuildConfiguration; name = Release; buildSettings = { }; };
        ECL = {isa = XCConfigurationList; buildConfigurations = (ED, ER, ); };
        ED = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 6.0; }; };
        ER = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = CFG; buildSettings = {
          CODE_SIGN_ENTITLEMENTS = Widgets/Widgets.entitlements; INFOPLIST_FILE = Followed/Info.plist;
          PRODUCT_BUNDLE_IDENTIFIER = "com.example.hello.$(SUFFIX)";
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = ("$(inherited)", WIDGETS, "$inherited", ); }; };
      };
      rootObject = ROOT;
    }
    """#

  static let info = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>
    <key>Suffix</key><string>$(SUFFIX)</string>
    <key>NSExtension</key><dict>
    <key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string>
    </dict></dict></plist>
    """

  static let files: [String: String] = [
    "/p/Hello.xcodeproj/project.pbxproj": project,
    "/p/Widgets.xcconfig": "SUFFIX = widgets",
    "/p/Widgets/Hello.swift": """
    import Kit
    import WidgetKit
    import HealthKit

    struct HelloWidget: Widget {}
    struct OldWidget: Widget {}
    """,
    "/p/Shared/Model.swift": "struct Model {}",
    "/p/Widgets/Assets.xcassets/Contents.json": "{}",
    "/p/Widgets/Assets.xcassets/Bright Blue.colorset/Contents.json": "{}",
    "/p/Widgets/de.lproj/Localizable.strings": "\"a\" = \"A\";",
    "/p/Widgets/en.lproj/Localizable.strings": "\"a\" = \"A\";",
    "/p/Widgets/Widgets.entitlements": """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
    <array><string>group.$(SUFFIX)</string></array></dict></plist>
    """,
    "/p/Followed/New.swift": "struct New {}",
    "/p/Followed/Info.plist": info,
    "/p/Followed/Old/Old.swift": "struct Old {}",
    "/p/AppOnly/App.swift": "struct TheApp {}",
    "/p/AppOnly/Deep/Lent.swift": "struct Lent {}",
    "/p/Pack/Package.swift": "// swift-tools-version: 6.0",
  ]

  static var tree: MemoryTree { MemoryTree(files) }
}
